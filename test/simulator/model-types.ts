/** A block of content in a request message; only the fields the simulator reads are named. */
export interface ContentBlock {
  readonly type: string;
  readonly text?: string;
  readonly id?: string;
  readonly name?: string;
  readonly input?: unknown;
  readonly tool_use_id?: string;
  readonly is_error?: boolean;
  readonly content?: string | readonly ContentBlock[];
}

/** One message of the conversation, as the Messages API receives it. */
export interface Message {
  readonly role: 'user' | 'assistant' | 'system';
  readonly content: string | readonly ContentBlock[];
}

/** A tool the client offers to the model. */
export interface OfferedTool {
  readonly name: string;
  /** Of a tool that the API runs itself, such as `web_search_20250305`. */
  readonly type?: string;
  readonly description?: string;
  readonly input_schema?: unknown;
}

/** The body of `POST /v1/messages`: everything a scripted model may know. */
export interface ModelRequest {
  readonly model: string;
  readonly messages: readonly Message[];
  readonly system?: string | readonly ContentBlock[];
  readonly tools?: readonly OfferedTool[];
  readonly stream?: boolean;
}

/** What the scripted model says: text, or a call of a tool. Ids of calls are added by the API. */
export type ReplyBlock =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'tool_use'; readonly name: string; readonly input: Readonly<Record<string, unknown>> }
  | ServerBlock;

/** A web search that the API runs itself: the call and its result. */
export type ServerBlock =
  | {
      readonly type: 'server_tool_use';
      readonly id: string;
      readonly name: string;
      readonly input: Readonly<Record<string, unknown>>;
    }
  | { readonly type: 'web_search_tool_result'; readonly tool_use_id: string; readonly content: readonly object[] };

/** Token counts as the API reports them; what is absent it reports as 0, or not at all. */
export interface Usage {
  readonly input_tokens: number;
  readonly output_tokens: number;
  readonly cache_read_input_tokens?: number;
  readonly cache_creation_input_tokens?: number;
  readonly cache_creation?: {
    readonly ephemeral_5m_input_tokens: number;
    readonly ephemeral_1h_input_tokens: number;
  };
}

/** One answer of the scripted model. `usage` overrides the estimate; `delayMilliseconds` is waited before the first byte. */
export interface ModelReply {
  readonly content: readonly ReplyBlock[];
  readonly usage?: Partial<Usage>;
  readonly delayMilliseconds?: number;
}

/** A scripted model: a pure function of the request, so that it can act only on what it was told. */
export type ScriptedModel = (request: ModelRequest) => ModelReply | Promise<ModelReply>;
