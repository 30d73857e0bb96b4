import { isAboutTheServer, sqlStateOf } from '../database/sql-states';

/** What the log tells of an error: enough to find its cause, and nothing that a person had sent. */
export interface LoggedError {
  type: string;
  message: string;
  /** SQLSTATE, or Node's code. */
  code?: string;
  constraint?: string;
  table?: string;
  /** The frames alone, innermost first. */
  stack?: string;
  cause?: LoggedError;
}

/** Causes of causes that are worth a line. */
const DEEPEST = 3;

/** The ORM writes statements with their values in them, and the driver's wrapper puts them before its message. */
const STATEMENT = /^\s*(select|insert|update|delete|with|begin|commit|rollback|savepoint|set|create|alter|drop)\b/i;

const FAILED = 'a statement failed';

const FRAME = /^ *at .+(:\d+:\d+\)?|\(<anonymous>\)|\(native\)|\(index \d+\))$/;

/**
 * An error as it may stand in the log. Drivers put statements, parameters, commands and rows both in messages and in
 * properties of their own, so what is known to be harmless is picked rather than the rest struck out.
 */
export function describeError(thrown: unknown, depth = DEEPEST): LoggedError {
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

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function harmlessMessage(error: Error): string {
  const { message } = error;
  const state = sqlStateOf(error);
  if (state !== undefined && !isAboutTheServer(state)) return FAILED;
  if (!STATEMENT.test(message)) return message;
  // Within a statement, whatever follows the last dash closes a quote.
  const own = message.split(' - ').at(-1) ?? '';
  return own === message || own.includes("'") ? FAILED : own;
}

/** The frames at the end of a stack. What stands before them is the message once more. */
function framesOf(stack = ''): string {
  const lines = stack.split('\n').filter((line) => line.trim() !== '');
  const first = lines.findLastIndex((line) => !FRAME.test(line)) + 1;
  return lines
    .slice(first)
    .map((line) => line.trim())
    .join('\n');
}
