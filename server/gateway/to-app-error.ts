import { modules } from '../modules';
import { createErrorTranslator } from '../platform/error-translator';

/** Anything thrown on the way through a transport, as a refusal; broken constraints mean what their modules say. */
export const toAppError = createErrorTranslator(modules.constraints);
