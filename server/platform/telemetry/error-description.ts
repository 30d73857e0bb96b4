import { isAboutTheServer, sqlStateOf } from '../database/sql-states';

/** An error for the log. It contains enough to find the cause, but no user data. */
export interface LoggedError {
  type: string;
  message: string;
  /** SQLSTATE or Node's code. */
  code?: string;
  constraint?: string;
  table?: string;
  /** Frames without the message, innermost first. */
  stack?: string;
  cause?: LoggedError;
}

/** Maximum depth of logged causes. */
const MAX_CAUSE_DEPTH = 3;

/** The ORM puts a statement with its values before the driver's message. */
const STATEMENT = /^\s*(select|insert|update|delete|with|begin|commit|rollback|savepoint|set|create|alter|drop)\b/i;

const FAILED = 'a statement failed';

const FRAME = /^ *at .+(:\d+:\d+\)?|\(<anonymous>\)|\(native\)|\(index \d+\))$/;

/**
 * Describes an error for the log. Drivers put statements, parameters, commands and rows into
 * messages and properties. Therefore only parts that are known to be harmless are copied.
 */
export function describeError(thrown: unknown, depth = MAX_CAUSE_DEPTH): LoggedError {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: 'something was thrown that is no error' };
  const { code, constraint, table } = thrown as { code?: unknown; constraint?: unknown; table?: unknown };
  return {
    type: thrown.name,
    message: harmlessMessage(thrown),
    code: textOf(code),
    constraint: textOf(constraint),
    table: textOf(table),
    stack: framesOf(thrown.stack),
    cause: thrown.cause instanceof Error && depth > 0 ? describeError(thrown.cause, depth - 1) : undefined,
  };
}

/** Describes an expected error, such as an unavailable backing service, without its stack. */
export function describeBriefly(thrown: unknown): Pick<LoggedError, 'type' | 'message' | 'code'> {
  const { type, message, code } = describeError(thrown, 0);
  return { type, message, code };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function harmlessMessage(error: Error): string {
  const { message } = error;
  const state = sqlStateOf(error);
  if (state !== undefined && !isAboutTheServer(state)) return FAILED;
  if (!STATEMENT.test(message)) return message;
  // A dash inside a statement belongs to a quoted value, so the text after it contains the closing
  // quote.
  const own = message.split(' - ').at(-1) ?? '';
  return own === message || own.includes("'") ? FAILED : own;
}

/** Returns the frames at the end of a stack. The lines before them repeat the message. */
function framesOf(stack = ''): string {
  const lines = stack.split('\n').filter((line) => line.trim() !== '');
  const first = lines.findLastIndex((line) => !FRAME.test(line)) + 1;
  return lines
    .slice(first)
    .map((line) => line.trim())
    .join('\n');
}
