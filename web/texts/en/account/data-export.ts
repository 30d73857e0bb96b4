import type * as korean from '../../ko/account/data-export';
import type { Translation } from '../../translation';

export const dataExport: Translation<typeof korean.dataExport> = {
  section: 'My data',
  sectionValue: 'ZIP file',
  title: 'Download my data',
  hint: 'One ZIP file with your profile, team profile, courses, free hours, posts, applications, comments, saved posts, notifications, devices and consents. You can download it once a day.',
  confirm: 'The file contains personal data, so we ask for your password again.',
  start: 'Download',
  started: 'Your download has started.',
  failed: 'Your data couldn’t be downloaded.',
};
