// Loaded before a hook or the CLI: when the process ends it says, on its fourth stream, what it cost and what it left.
import { writeSync } from 'node:fs';
import process from 'node:process';

const polluted = () => Object.keys(Object.prototype).length > 0 || {}.polluted !== undefined;
process.on('exit', () => writeSync(3, JSON.stringify({ user: process.cpuUsage().user / 1_000, polluted: polluted() })));
// One that waits for something can still be asked to end; one that hangs cannot.
process.on('SIGTERM', () => process.exit(0));
