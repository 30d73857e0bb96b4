import { Field, ObjectType } from 'type-graphql';

/** Payload of `prepareDataExport`. */
@ObjectType({ simpleResolvers: true, description: 'The result of prepareDataExport.' })
export class PrepareDataExportPayload {
  @Field({ description: "The path of the ZIP, valid for an hour in the viewer's sessions." })
  path!: string;
}
