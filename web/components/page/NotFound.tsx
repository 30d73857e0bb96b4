import type { ReactNode } from 'react';
import { getHref } from '../../paths';
import { texts } from '../../texts/general';
import { Empty } from '../feedback/Empty';
import { LinkButton } from '../buttons/LinkButton';
import { Page } from './Page';

interface NotFoundProps {
  title?: string;
  hint?: string;
  /** A button beside the link to home. */
  action?: ReactNode;
}

/** The page for unknown paths and for objects that do not exist or that the viewer may not see. */
export function NotFound({ title = texts.common.notFound, hint = texts.common.notFoundHint, action }: NotFoundProps) {
  return (
    <Page title={title} narrow centred>
      <Empty
        object="lens"
        action={
          <>
            <LinkButton type="primary" to={getHref('home')}>
              {texts.common.toHome}
            </LinkButton>
            {action}
          </>
        }
      >
        {hint}
      </Empty>
    </Page>
  );
}
