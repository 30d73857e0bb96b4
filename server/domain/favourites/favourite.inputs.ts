import { idInput } from '../kit/api/id-field';

export const FavouriteNoticeInput = idInput(
  'FavouriteNoticeInput',
  "The notice to add to the viewer's favourites (찜).",
  { noticeId: 'The id of the notice.' },
);

export const UnfavouriteNoticeInput = idInput(
  'UnfavouriteNoticeInput',
  "The notice to remove from the viewer's favourites (찜 취소).",
  { noticeId: 'The id of the notice.' },
);
