import { notification } from 'antd';
import { type ReactNode, createContext, use, useMemo } from 'react';
import { MEDIA } from '../../styles/appearance';
import { isKeyboardOpen } from '../browser/useKeyboard';

/**
 * Short messages in places that cover nothing important. On a desktop that is the lower left, on a
 * phone above the bars at the bottom. They move to the top while a keyboard is open.
 */
export interface Toast {
  success(message: string): void;
  error(message: string): void;
  info(message: string): void;
  /** Removes a message that is no longer true, or that covers new content. */
  dismiss(message: string): void;
}

const ToastContext = createContext<Toast | undefined>(undefined);
/** Shows one message at a time, because several would cover much of a phone's page. */
const SETTINGS = { duration: 5, pauseOnHover: true, maxCount: 1, top: 8, bottom: 0 } as const;

/** Provides the toasts for all pages, so that a toast stays visible after a navigation. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [api, holder] = notification.useNotification(SETTINGS);
  const toast = useMemo(() => {
    // The message is the key, so that repeated messages are shown once.
    const show = (type: 'success' | 'error' | 'info') => (title: string) =>
      api.open({
        type,
        title,
        key: title,
        role: type === 'error' ? 'alert' : 'status',
        placement: findPlacement(),
      });
    return { success: show('success'), error: show('error'), info: show('info'), dismiss: api.destroy };
  }, [api]);
  return (
    <ToastContext value={toast}>
      {holder}
      {children}
    </ToastContext>
  );
}

function findPlacement(): 'bottomLeft' | 'top' | 'bottom' {
  if (!window.matchMedia(MEDIA.phone).matches) return 'bottomLeft';
  return isKeyboardOpen() ? 'top' : 'bottom';
}

/** Returns the toasts of the nearest ToastProvider. */
export function useToast(): Toast {
  const toast = use(ToastContext);
  if (!toast) throw new Error('useToast outside ToastProvider');
  return toast;
}
