import { Field, InputType } from 'type-graphql';
import { BOUNDS } from '../../../shared/bounds';
import { text, Valid } from '../../platform/text/validation';
import { idInput } from '../kit/api/id-field';

@InputType({ description: 'The list of a new alert (새 공고 알림), which reports its new notices.' })
export class CreateAlertInput {
  @Valid(text({ ko: '조건', en: 'the filters' }, BOUNDS.alertParams))
  @Field({
    description:
      "The conditions as the parameters of the list's URL, with `kind` for one kind of notices, such as `kind=PROJECT&role=BACKEND`. Parameters other than kind, q, role, tag, course and mycourses are left out. At most 300 characters.",
  })
  params!: string;
}

export const DeleteAlertInput = idInput('DeleteAlertInput', 'An alert (새 공고 알림) to delete.', {
  id: 'The id of the alert.',
});

export const ResumeAlertInput = idInput('ResumeAlertInput', 'A paused alert (새 공고 알림) to resume.', {
  id: 'The id of the alert.',
});

export const OpenAlertInput = idInput('OpenAlertInput', 'An alert (새 공고 알림) whose list the viewer opened.', {
  id: 'The id of the alert, from the path of its notification.',
});
