import { Field, InputType } from 'type-graphql';
import { Valid, text } from '../../../platform/text/validation';
import { COMPARED_TEXT } from '../member.inputs';

@InputType({ description: "A request for the viewer's data (내 데이터)." })
export class PrepareDataExportInput {
  @Valid(text({ ko: '비밀번호', en: 'your password' }, COMPARED_TEXT))
  @Field({ description: "The viewer's password (비밀번호), as a confirmation." })
  password!: string;
}
