import { MessageType } from 'graphql-ws';
import type { WebSocket } from 'ws';

/**
 * Maximum bytes waiting for one socket. A slower socket misses further results, which loses no
 * data.
 */
const MAX_WAITING_BYTES = 64 * 1024;

/**
 * Sends a result to one subscription of a socket. graphql-ws would serialise it for each
 * subscription and wait for each send.
 */
export function sendResult(socket: WebSocket, id: string, result: string): void {
  if (socket.readyState !== socket.OPEN || socket.bufferedAmount > MAX_WAITING_BYTES) return;
  socket.send(`{"id":${JSON.stringify(id)},"type":"${MessageType.Next}","payload":${result}}`);
}

/**
 * Confirms by a pong that no later message of a subscription is missed. The protocol has no message
 * for this, but allows pongs without a ping, and clients that do not read the payload ignore it.
 */
export function sendStart(socket: WebSocket, id: string): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.send(JSON.stringify({ type: MessageType.Pong, payload: { subscribed: id } }));
}

/** Terminates a socket that sends messages without reading the responses. */
export function endIfUnread(socket: WebSocket): void {
  const check = (): void => {
    if (socket.bufferedAmount > MAX_WAITING_BYTES) socket.terminate();
  };
  socket.on('message', check).on('ping', check);
}

/** Properties of the protocol's messages. */
const MESSAGE_PROPERTIES = ['id', 'type', 'payload'];

/**
 * Drops unknown properties of a message, because graphql-ws retains the message as long as its
 * subscription.
 */
export function keepKnown(key: string, value: unknown): unknown {
  if (key !== '' || typeof value !== 'object' || value === null || !('type' in value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => MESSAGE_PROPERTIES.includes(name)));
}
