@echo off
rem Starts Quadrille: finds a JDK, builds if a source is newer than the last build, and runs the program.
rem
rem Exit status: 1 if the build fails, 2 if there is no JDK, otherwise the program's own.
rem QUADRILLE_JAVA_OPTS: further options for java, such as -Xmx2g.
setlocal
set "HERE=%~dp0"
set "HERE=%HERE:~0,-1%"
set "STAMP=%HERE%\target\quadrille.stamp"

set "JDK="
if defined JAVA_HOME call :try "%JAVA_HOME%"
for /f "delims=" %%J in ('where java 2^>nul') do call :try "%%~dpJ.."
for /d %%D in (
  "%ProgramFiles%\Eclipse Adoptium\jdk-*"
  "%ProgramFiles%\Microsoft\jdk-*"
  "%ProgramFiles%\Java\jdk-*"
  "%ProgramFiles%\Zulu\zulu-*"
  "%ProgramFiles%\BellSoft\LibericaJDK-*"
  "%ProgramFiles%\Amazon Corretto\jdk*"
  "%LOCALAPPDATA%\Programs\Eclipse Adoptium\jdk-*"
  "%USERPROFILE%\.jdks\*"
) do call :try "%%~D"
if not defined JDK goto nojdk

call :stale
if errorlevel 1 goto build
:run
"%JDK%\bin\java" -Xmx768m -Xms32m -XX:MinHeapFreeRatio=10 -XX:MaxHeapFreeRatio=25 -XX:-ShrinkHeapInSteps -XX:SoftRefLRUPolicyMSPerMB=10 -XX:+UseSerialGC --enable-native-access=javafx.graphics,org.xerial.sqlitejdbc ^
  --module-path "%HERE%\target\classes;%HERE%\target\modules" %QUADRILLE_JAVA_OPTS% ^
  -m quadrille/quadrille.Quadrille %*
exit /b %errorlevel%

rem Uses the folder %1 as the JDK if it is the first one that is new enough.
:try
if defined JDK exit /b 0
if not exist "%~1\bin\javac.exe" exit /b 0
findstr /r /c:"^JAVA_VERSION=.2[5-9]" /c:"^JAVA_VERSION=.[3-9][0-9]" "%~1\release" >nul 2>&1
if not errorlevel 1 set "JDK=%~f1"
exit /b 0

rem Fails if a source of the program is newer than the last build.
:stale
if not exist "%STAMP%" exit /b 1
powershell -NoProfile -Command "$built = (Get-Item -LiteralPath $env:STAMP).LastWriteTimeUtc; $parts = 'pom.xml','src\main','resources','assets\fonts','assets\icons' | ForEach-Object { Join-Path $env:HERE $_ } | Where-Object { Test-Path -LiteralPath $_ }; $newer = Get-ChildItem -LiteralPath $parts -Recurse | Where-Object { $_.LastWriteTimeUtc -gt $built } | Select-Object -First 1; if ($newer) { exit 1 }"
exit /b %errorlevel%

:build
where mvn >nul 2>&1
if errorlevel 1 goto nomaven
if not exist "%HERE%\target" mkdir "%HERE%\target"
echo quadrille: building; the first time takes a minute or two ... 1>&2
rem Has the time before the build, so that edits during the build count as newer.
type nul >"%STAMP%.new"
set "JAVA_HOME=%JDK%"
call mvn -B -q -Dstyle.color=never -f "%HERE%\pom.xml" -DskipTests -Dexec.skip process-classes >"%HERE%\target\build.log" 2>&1
if errorlevel 1 goto broken
move /y "%STAMP%.new" "%STAMP%" >nul
goto run

:nojdk
echo quadrille: a JDK 25 or later is needed and none was found; install one, for example Temurin 25 (see Prerequisites in README.md), or set JAVA_HOME. 1>&2
exit /b 2

:nomaven
echo quadrille: Maven 3.8.7 or later is needed for the build and was not found; install it (see Prerequisites in README.md). 1>&2
exit /b 1

:broken
findstr "ERROR" "%HERE%\target\build.log" 1>&2
echo quadrille: the build failed; see the errors above, or all output in target\build.log. 1>&2
exit /b 1
