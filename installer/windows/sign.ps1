# Signs the given file with the certificate in the environment:
#   WINDOWS_CERTIFICATE (a .pfx in Base64), WINDOWS_CERTIFICATE_PASSWORD
# Only on Windows; run by the release workflow.
param([Parameter(Mandatory)] [string] $File)
$ErrorActionPreference = 'Stop'

$pfx = New-TemporaryFile
try {
  [IO.File]::WriteAllBytes($pfx, [Convert]::FromBase64String($env:WINDOWS_CERTIFICATE))
  $password = ConvertTo-SecureString $env:WINDOWS_CERTIFICATE_PASSWORD -AsPlainText -Force
  $certificate = Get-PfxCertificate -FilePath $pfx -Password $password
  $signature = Set-AuthenticodeSignature -FilePath $File -Certificate $certificate `
    -HashAlgorithm SHA256 -TimestampServer 'http://timestamp.digicert.com'
  if ($signature.Status -ne 'Valid') { throw "$File is not signed: $($signature.StatusMessage)" }
}
finally {
  Remove-Item $pfx
}
