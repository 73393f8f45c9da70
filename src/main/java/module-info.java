open module quadrille {
  requires atlantafx.base;
  requires info.picocli;
  requires io.nayuki.qrcodegen;
  requires java.desktop;
  requires java.logging;
  requires java.management;
  requires java.net.http;
  requires java.prefs;
  requires java.sql;
  requires javafx.controls;
  requires javafx.fxml;
  requires javafx.swing;
  requires javax.jmdns;
  requires jdk.httpserver;
  requires org.controlsfx.controls;
  requires static org.jspecify;
  requires org.kordamp.ikonli.core;
  requires org.kordamp.ikonli.materialdesign2;
  requires org.slf4j.nop;
  requires org.xerial.sqlitejdbc;
  requires tools.jackson.databind;

  uses org.kordamp.ikonli.IkonHandler;
}
