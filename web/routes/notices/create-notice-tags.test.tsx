import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fillForm, HomePage, showCreateForm, submit } from '../../test/create-notice';
import { fill } from '../../test/fill';
import { showPage } from '../../test/show-page';
import { STUDY } from '../../test/notice';
import { texts } from '../../texts';

const { notice, noticeForm } = texts;

afterEach(() => sessionStorage.clear());

test('words become tags after a comma, and a button removes one', async () => {
  const { sent } = await showCreateForm();
  fillForm();
  const field = screen.getByLabelText(notice.optional(notice.techStack));
  fill(field, '리액트,ESP32,UI/UX,');
  expect(screen.getAllByLabelText(/빼기$/).map((each) => each.getAttribute('aria-label'))).toEqual(
    ['React', 'ESP32', 'UI/UX'].map(notice.removeTag),
  );
  fireEvent.click(screen.getByLabelText(notice.removeTag('ESP32')));
  submit();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.variables).toMatchObject({ input: { techStack: 'React, UI/UX' } });
});

test('a typed word is kept when the field loses the focus, and other spellings find tags', async () => {
  const { sent } = await showCreateForm();
  fillForm();
  const field = screen.getByLabelText(notice.optional(notice.techStack));
  fill(field, '스프링');
  expect(screen.getByText('Spring Boot', { selector: '.ant-select-item-option-content' })).toBeInTheDocument();
  fireEvent.blur(field);
  submit();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.variables).toMatchObject({ input: { techStack: '스프링' } });
});

test('the topics of a study are sent as a text', async () => {
  const study = { ...STUDY, title: '고전 읽기' };
  const { sent } = await showPage(
    '/createstudy',
    {
      CreateStudy: () => ({ data: { createStudy: { __typename: 'CreateStudyPayload', study } } }),
      HomePage,
    },
    '/home',
  );
  fill(await screen.findByLabelText(notice.titleField), '고전 읽기');
  fireEvent.click(screen.getByLabelText(noticeForm.more));
  fill(screen.getByLabelText(notice.content), '같이 읽어요.');
  fill(screen.getByLabelText(notice.optional(notice.topics)), '토익,');
  submit();
  await waitFor(() => expect(sent[0]?.variables).toMatchObject({ input: { topics: '토익' } }));
  expect(sent[0]?.variables.input).not.toHaveProperty('techStack');
});
