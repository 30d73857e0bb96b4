/**
 * The shape of the placeholder of a page.
 *
 * - `text`: lines of text.
 * - `article`: a heading with text.
 * - `cards`: a grid of cards.
 * - `rows`: rows of cards that continue beyond the edge.
 * - `list`: a card of short rows.
 * - `items`: the rows of 내 팀.
 * - `queue`: the list of applicants, one application and the seats.
 * - `banner`: a banner above panels in two columns.
 */
export type LoadingShape = 'text' | 'article' | 'cards' | 'rows' | 'list' | 'items' | 'queue' | 'banner';
