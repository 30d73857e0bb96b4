import { addMutation } from '../../selection/schema-fields';
import { FavouriteNoticeInput, UnfavouriteNoticeInput } from './favourite.inputs';
import { addFavourite, removeFavourite } from './favourite.service';
import { noticeOfPayload } from '../notices/notice.type';

addMutation('favouriteNotice', {
  description: "Adds a notice to the viewer's favourites (찜하기), unless it is one of them.",
  input: { type: FavouriteNoticeInput, description: 'The notice to add.' },
  payload: { notice: noticeOfPayload('The notice, as a favourite.') },
  run: async (ctx, { noticeId }) => {
    await addFavourite(ctx, noticeId);
    return { noticeId };
  },
});

addMutation('unfavouriteNotice', {
  description: "Removes a notice from the viewer's favourites (찜 취소), if it is one of them.",
  input: { type: UnfavouriteNoticeInput, description: 'The notice to remove.' },
  payload: {
    notice: noticeOfPayload('The notice, no longer a favourite.'),
  },
  run: async (ctx, { noticeId }) => {
    await removeFavourite(ctx, noticeId);
    return { noticeId };
  },
});
