import express from 'express';
import { limitBodies } from './request-room';

/**
 * Maximum size in bytes of a JSON body. It suffices for the longest content that rules.md allows
 * (Bounds) with every character escaped.
 */
export const MAX_JSON_BYTES = 256 * 1024;

/** Parses a JSON body. */
export const readJsonBody = limitBodies(express.json({ limit: MAX_JSON_BYTES }), MAX_JSON_BYTES);
