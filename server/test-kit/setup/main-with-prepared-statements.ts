import '../../main';
import { StatementQuota } from '../../selection/statement-quota';

// Starts the server with a prepared statement for every document, as for those of the client.
// Otherwise each repetition of a large document would be parsed and planned again.
StatementQuota.maxCharacters = Infinity;
