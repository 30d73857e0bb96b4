import { modules } from '../modules';
import { createErrorTranslator } from '../platform/error-translator';

/**
 * Translates anything thrown while a request is handled into a refusal. Modules define the codes
 * for their constraints.
 */
export const toAppError = createErrorTranslator(modules.constraints);
