import { describe, expect, it } from 'vitest';
import { mayHoldSecrets } from '../../src/research/local-document.ts';

describe('a file of a project', () => {
  it.each([
    'id_rsa',
    'keys/id_ed25519',
    'credentials.json',
    'server.pem',
    'Server.KEY',
    '.npmrc',
    '.netrc',
    '.aws/config',
    '.ssh/known_hosts',
    '.env',
    'app/.env.local',
    '.git/config',
    'infra/prod.tfvars',
    'secrets.yaml',
  ])('such as %s may hold secrets', (path) => expect(mayHoldSecrets(path)).toBe(true));

  it.each([
    'README.md',
    'src/credentials.ts',
    'docs/keys.md',
    'src/key.ts',
    'id_rsa.md',
    'environment.md',
    '.github/workflows/ci.yml',
    '.gitignore',
    'package.json',
  ])('such as %s does not, by its name', (path) => expect(mayHoldSecrets(path)).toBe(false));
});
