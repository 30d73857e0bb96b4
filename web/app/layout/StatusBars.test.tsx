import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { texts } from '../../texts';
import { StatusBars } from './StatusBars';

// Jest cannot load `import.meta`, which the registration reads.
jest.mock('../register-service-worker', () => ({ hasUpdate: () => false, onUpdate: () => () => undefined }));

afterEach(() => jest.restoreAllMocks());

/** Changes the connection that the browser reports. */
function connect(online: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

test('the status exists before its text, so that screen readers announce the text', () => {
  render(<StatusBars />, { wrapper: MemoryRouter });
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  connect(false);
  expect(screen.getByRole('status')).toBe(status);
  expect(status).toHaveTextContent(texts.common.offlineBar);
  connect(true);
  expect(status).toBeEmptyDOMElement();
});
