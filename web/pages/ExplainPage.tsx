import { getHref } from '../paths';
import { texts } from '../texts';
import { Avatar } from '../ui/Avatar';
import { LinkButton } from '../ui/LinkButton';
import { Page } from '../ui/Page';
import { Facts } from '../notices/Facts';
import { StatusBadge } from '../notices/StatusBadge';

/** The user guide. It explains how to apply, with an example project that is not interactive except for the link to real projects. */
export function ExplainPage() {
  return (
    <Page title={texts.guide.title} narrow>
      <section className="panel">
        <p className="guide-intro">{texts.guide.intro}</p>
        <ol className="guide-steps">
          {texts.guide.steps.map(([name, text]) => (
            <li key={name}>
              <strong>{name}</strong>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="panel notice guide-example">
        <h2>{texts.guide.example}</h2>
        <h3>{texts.guide.exampleTitle}</h3>
        <p className="notice-owner">
          <Avatar nickName={texts.guide.exampleOwner} imageUrl={null} size={36} />
          <span>{texts.guide.exampleOwner}</span>
          <StatusBadge recruiting />
        </p>
        <Facts facts={texts.guide.exampleFacts} />
        <p className="notice-content">{texts.guide.exampleContent}</p>
        <div>
          <LinkButton type="primary" size="large" to={getHref('projects')}>
            {texts.guide.apply}
          </LinkButton>
        </div>
      </section>
    </Page>
  );
}
