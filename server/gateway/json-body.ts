import express from 'express';
import { limitBodies } from './request-room';

/**
 * The largest JSON body. It fits the longest content that rules.md allows (Bounds) when every
 * character is escaped.
 */
export const MAX_JSON_BYTES = 256 * 1024;

/** Reads a JSON body. */
export const readJsonBody = limitBodies(express.json({ limit: MAX_JSON_BYTES }), MAX_JSON_BYTES);
