import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../context';
import { PrepareDataExportInput } from './data-export.inputs';
import { prepareDataExport } from './data-export.service';
import { PrepareDataExportPayload } from './data-export.type';

/** The mutation that makes a link to the viewer's data. */
@Resolver()
export class DataExportResolver {
  @Mutation(() => PrepareDataExportPayload, {
    nullable: true,
    description:
      "Makes a link to a ZIP with all of the viewer's data (내 데이터 내려받기), once a day. Requests with an access token cannot do this.",
  })
  async prepareDataExport(
    @Ctx() ctx: Context,
    @Arg('input', () => PrepareDataExportInput, { description: 'The confirmation.' }) input: PrepareDataExportInput,
  ): Promise<PrepareDataExportPayload | null> {
    return { path: await prepareDataExport(ctx, input.password) };
  }
}
