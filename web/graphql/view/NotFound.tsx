import type { ReactNode } from 'react';
import { getHref } from '../../paths';
import { texts } from '../../texts';
import { Empty } from '../../components/feedback/Empty';
import { LinkButton } from '../../components/buttons/LinkButton';
import { Page } from '../../components/page/Page';

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
