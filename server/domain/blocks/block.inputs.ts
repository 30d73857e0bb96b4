import { idInput } from '../kit/api/id-field';

export const BlockMemberInput = idInput('BlockMemberInput', 'A member whom the viewer blocks (차단).', {
  memberId: 'The id of the member.',
});

export const UnblockMemberInput = idInput('UnblockMemberInput', 'A member whom the viewer unblocks (차단 해제).', {
  memberId: 'The id of the member.',
});
