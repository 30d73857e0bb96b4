import { modules } from '../../modules';
import { createErrorTranslator } from '../../platform/errors/error-translator';

/** Translates any thrown value into an AppError. Modules define the codes of their constraints. */
export const toAppError = createErrorTranslator({ ...modules.constraints, response_size: 'DOCUMENT_LIMIT' });
