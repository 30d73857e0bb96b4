import type { FormInstance } from 'antd';
import { useEffect, useEffectEvent } from 'react';

/**
 * Fills the school of the notice into an empty form of a visitor who followed a share link
 * (rules/share-links.md).
 * @param name undefined without a share link, and until it has loaded
 */
export function useSharedSchool(
  name: string | undefined,
  form: Pick<FormInstance, 'getFieldValue' | 'setFieldValue'>,
): void {
  const fill = useEffectEvent((school: string) => {
    if (!form.getFieldValue('school')) form.setFieldValue('school', school);
  });
  useEffect(() => {
    if (name !== undefined) fill(name);
  }, [name]);
}
