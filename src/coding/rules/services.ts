/** Files that list the services of a project. */
export const composeFiles = ['compose.yaml', 'compose.yml', 'docker-compose.yaml', 'docker-compose.yml'];

/** The paragraph in a coder's task about the services that a file of the project lists, when it has no `init.sh`. */
export function describeMissingInit(file: string): string {
  return [
    `The project lists services in ${file}, and has no \`init.sh\`, the script that makes it ready and that is run before each feature.`,
    'If your feature or its tests need a service to run, write `init.sh` in the root of the project, with a first line such as `#!/bin/sh`. It starts services as daemons (`docker compose up -d`), waits until they answer, ends by itself, does no harm when it is run again, and changes no file that git does not ignore. Run it before the tests. If nothing that you need is missing, write none.',
  ].join(' ');
}

/** The points for a reviewer in a change of `init.sh`. */
export const initToExamine =
  'The change writes `init.sh`, which is run on this machine before each feature from now on, without a person. A blocker is: it does more than make the project ready, does not end, does harm when it is run twice, changes files that git does not ignore, fetches and runs what is not part of the project, or holds a secret.';
