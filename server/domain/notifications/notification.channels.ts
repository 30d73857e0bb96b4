/**
 * The messages that subscriptions receive: a new notification's id, for its recipient. A type rather than an interface,
 * because only types are assignable to the pubsub's index signature.
 */
export type Channels = { notified: [recipientId: number, notificationId: number] };
