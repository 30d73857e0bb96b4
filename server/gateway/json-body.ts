import express from 'express';

/** Reads a JSON body. The limit fits the longest content that rules.md allows (Bounds) when every character is escaped. */
export const readJsonBody = express.json({ limit: '256kb' });
