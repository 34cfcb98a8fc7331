/** Files that hold keys and passwords by what programs call them, in lower case. */
const secretFile =
  /^(?:\.env(?:\..*|rc)?|\.npmrc|\.yarnrc(?:\.yml)?|\.netrc|_netrc|\.pypirc|\.pgpass|\.my\.cnf|\.htpasswd|\.git-credentials|\.dockercfg|id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?|credentials?(?:\.(?:json|ya?ml|toml|ini|xml|csv))?|(?:client_)?secrets?\.(?:json|ya?ml|toml|ini|env)|service[-_]?account.*\.json|.*\.(?:pem|key|p12|pfx|jks|keystore|kdbx|ppk|tfstate|tfvars))$/;

const secretFolder = /^(?:\.git|\.aws|\.ssh|\.gnupg|\.kube|\.azure|\.docker)$/;

/**
 * Whether a file of a project likely holds secrets, by its name alone; what is stored of a source is shown to agents and committed.
 * @param parts of its path, from the project's root.
 */
export function mayHoldSecrets(parts: readonly string[]): boolean {
  const lower = parts.map((part) => part.toLowerCase());
  return lower.some((part) => secretFolder.test(part) || secretFile.test(part));
}
