import { application } from './application';
import { auth } from './auth';
import { comment } from './comment';
import { common, version, carousel, pages, input } from './common';
import { favourite } from './favourite';
import { guide } from './guide';
import { member } from './member';
import { nav } from './nav';
import { notice } from './notice';
import { notification } from './notification';
import { recovery } from './recovery';
import { token } from './token';
import { verification } from './verification';

/** The Korean texts. */
export const ko = {
  common,
  version,
  carousel,
  pages,

  input,
  nav,
  auth,
  member,
  recovery,
  token,
  verification,
  notice,
  favourite,
  application,
  guide,
  comment,
  notification,
};
