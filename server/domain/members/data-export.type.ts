import { Field, ObjectType } from 'type-graphql';

/** What preparing an export returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of prepareDataExport.' })
export class PrepareDataExportPayload {
  @Field({ description: "The path of the ZIP, which counts for an hour in the viewer's sessions." })
  path!: string;
}
