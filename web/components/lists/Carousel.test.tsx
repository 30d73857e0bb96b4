import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../../texts';
import { Carousel } from './Carousel';

/** Renders a carousel with mocked widths, because jsdom computes no layout. */
function renderCarousel(cards: number, width = 1000) {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(Math.max(width, cards * 283));
  HTMLElement.prototype.scrollTo = function scrollTo(this: HTMLElement, options?: unknown) {
    this.scrollLeft = (options as ScrollToOptions).left ?? 0;
    fireEvent.scroll(this);
    fireEvent(this, new Event('scrollend', { bubbles: true }));
  };
  render(
    <Carousel name="최근" heading={<h2>최근</h2>}>
      {Array.from({ length: cards }, (_, index) => (
        <a key={index} href={`/project/${index}`}>
          카드 {index}
        </a>
      ))}
    </Carousel>,
  );
  return {
    row: screen.getByRole('list'),
    left: screen.getByRole('button', { name: texts.carousel.previous('최근') }),
    right: screen.getByRole('button', { name: texts.carousel.next('최근') }),
  };
}

afterEach(() => jest.restoreAllMocks());

test('each click scrolls the row by 283 px', async () => {
  const { row, left, right } = renderCarousel(12);
  expect(left).toBeDisabled();
  await userEvent.click(right);
  expect(row.scrollLeft).toBe(283);
  await userEvent.click(right);
  expect(row.scrollLeft).toBe(566);
  await userEvent.click(left);
  await userEvent.click(left);
  expect(row.scrollLeft).toBe(0);
  expect(left).toBeDisabled();
});

test('the buttons scroll up to 2450 px, then the next button is disabled', async () => {
  const { row, right } = renderCarousel(30);
  for (let click = 0; click < 12; click++) await userEvent.click(right);
  expect(row.scrollLeft).toBe(2450);
  expect(right).toBeDisabled();
});

test('both buttons are disabled when all cards fit', () => {
  const { left, right } = renderCarousel(3);
  expect(left).toBeDisabled();
  expect(right).toBeDisabled();
});

test('every card is reachable by Tab', async () => {
  renderCarousel(3);
  for (let card = 0; card < 3; card++) {
    await userEvent.tab();
    expect(screen.getByText(`카드 ${card}`)).toHaveFocus();
  }
});
