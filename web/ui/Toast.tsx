import { notification } from 'antd';
import { type ReactNode, createContext, use, useMemo } from 'react';

/** Short messages at the top right, for what has no better place on the page. */
export interface Toast {
  success(message: string): void;
  error(message: string): void;
  info(message: string): void;
}

const ToastContext = createContext<Toast | undefined>(undefined);
const SETTINGS = { placement: 'topRight', duration: 5, pauseOnHover: true, maxCount: 3 } as const;

/** Holds the toasts of all pages, so that one outlives the page that showed it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [api, holder] = notification.useNotification(SETTINGS);
  const toast = useMemo(() => {
    // The message is its key: the same one twice is shown once.
    const show = (type: 'success' | 'error' | 'info') => (title: string) =>
      api.open({ type, title, key: title, role: type === 'error' ? 'alert' : 'status' });
    return { success: show('success'), error: show('error'), info: show('info') };
  }, [api]);
  return (
    <ToastContext value={toast}>
      {holder}
      {children}
    </ToastContext>
  );
}

/** The toasts. */
export function useToast(): Toast {
  const toast = use(ToastContext);
  if (!toast) throw new Error('useToast outside ToastProvider');
  return toast;
}
