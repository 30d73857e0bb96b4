import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../context';
import { PrepareDataExportInput } from './data-export.inputs';
import { prepareDataExport } from './data-export.service';
import { PrepareDataExportPayload } from './data-export.type';

/** Mutation that creates a link to the viewer's data. */
@Resolver()
export class DataExportResolver {
  @Mutation(() => PrepareDataExportPayload, {
    nullable: true,
    description:
      "Creates a link to a ZIP with all of the viewer's data (내 데이터 내려받기), once a day. Requires a session; access tokens are rejected.",
  })
  async prepareDataExport(
    @Ctx() ctx: Context,
    @Arg('input', () => PrepareDataExportInput, { description: 'The confirmation.' }) input: PrepareDataExportInput,
  ): Promise<PrepareDataExportPayload | null> {
    return { path: await prepareDataExport(ctx, input.password) };
  }
}
