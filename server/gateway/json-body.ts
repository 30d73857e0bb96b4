import express from 'express';

/** Reads a JSON body, of at most the longest content that rules.md allows, escaped, and some room. */
export const readJsonBody = express.json({ limit: '256kb' });
