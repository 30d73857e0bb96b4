import { BOUNDS } from '../../shared/bounds';
import { FavouritesPageDocument } from '../gql/graphql';
import { gql } from '../gql/tag';
import { getHref } from '../paths';
import { texts } from '../texts';
import { PageHeading } from '../ui/Page';
import { QueryView } from '../ui/QueryView';
import { FavouriteRow } from './FavouriteRow';

gql`
  query FavouritesPage($size: Int!) {
    projects(size: $size, filter: { relation: FAVOURITED }) {
      nodes {
        id
        viewerHasFavourited
        ...NoticeCard_notice
      }
    }
    studies(size: $size, filter: { relation: FAVOURITED }) {
      nodes {
        id
        viewerHasFavourited
        ...NoticeCard_notice
      }
    }
  }
`;

/** Lists the viewer's favourites, latest first. */
export function FavouritesPage() {
  return (
    <article className="page">
      <title>{texts.common.title(texts.favourite.title)}</title>
      <div className="banner">
        <PageHeading>{texts.favourite.title}</PageHeading>
        <p>{texts.favourite.banner}</p>
      </div>
      <QueryView query={FavouritesPageDocument} variables={{ size: BOUNDS.size.max }}>
        {({ projects, studies }) => (
          <>
            <FavouriteRow
              title={texts.favourite.projects}
              notices={projects.nodes}
              empty={texts.favourite.noProjects}
              browse={{ href: getHref('projects'), text: texts.favourite.findProjects }}
            />
            <FavouriteRow
              title={texts.favourite.studies}
              notices={studies.nodes}
              empty={texts.favourite.noStudies}
              browse={{ href: getHref('studies'), text: texts.favourite.findStudies }}
            />
          </>
        )}
      </QueryView>
    </article>
  );
}
