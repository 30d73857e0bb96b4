import type * as korean from '../ko/favourite';
import type { Translation } from '../translation';

export const favourite: Translation<typeof korean.favourite> = {
  add: (title) => `Save ${title}`,
  addFailed: 'The post couldn’t be saved.',
  remove: (title) => `Unsave ${title}`,
  removeFailed: 'The post couldn’t be removed from your saved posts.',
  counted: (label, count) => `${label}, saved by ${count}`,
  none: 'You haven’t saved any posts yet',
  noneHint: 'Tap the star of a post you like to keep it here.',
  compare: 'Compare',
  compareChoice: (most) => `Posts to compare (up to ${most})`,
  title: 'Post',
  role: 'Roles',
  techStack: 'Skills',
  nothing: 'None',
  removedHint: 'Posts you unsave stay here until you leave this page. Tap the star again to undo.',
};
