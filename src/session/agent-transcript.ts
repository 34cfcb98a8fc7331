import { basename, dirname, join } from 'node:path';

/** The file with the conversation of an agent, which lies beside that of its session; empty where either is not known. */
export function transcriptOfAgent(transcript: string, agentId: string): string {
  if (transcript === '' || !/^[\w-]+$/.test(agentId)) return '';
  return join(dirname(transcript), basename(transcript, '.jsonl'), 'subagents', `agent-${agentId}.jsonl`);
}
