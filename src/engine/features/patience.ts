/**
 * How to run a command that runs the tests of a project, for the session. Claude Code gives a command 600000 ms at most, and ends it
 * with SIGTERM then (measured): our command ends what it started, and the attempt stays as it was.
 */
export const patience =
  'it runs tests: give it a time limit of 600000 ms. If it is cut off there (exit code 143), nothing is lost and no attempt counts: run it again in the background, and wait for its end before you end your turn';
