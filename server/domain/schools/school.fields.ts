import { SchoolView } from './school.view';
import { addQueries } from '../../selection/schema-fields';

addQueries({
  schools: {
    type: () => [SchoolView],
    nullable: true,
    description:
      'Up to 10 schools (학교) whose name or abbreviation contains the text, those first that start with it. Visitors may use it.',
    args: {
      search: { type: () => String, description: 'A part of a Korean or English name or of an abbreviation (줄임말).' },
    },
  },
});
