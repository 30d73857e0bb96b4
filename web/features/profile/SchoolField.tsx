import { useApolloClient } from '@apollo/client/react';
import { Button, Form } from 'antd';
import { useId, useRef, useState } from 'react';
import { BOUNDS } from '../../../shared/bounds';
import { line, readText } from '../../../shared/text';
import { SchoolCheckDocument } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { Field } from '../../forms/fields';
import { SchoolInput } from './SchoolInput';
import styles from './SchoolField.module.css';

gql`
  query SchoolCheck($name: String!) {
    knownSchool(name: $name) {
      id
      name
    }
    nearestSchools(name: $name) {
      id
      name
    }
  }
`;

const NAME = 'school';

/** A name outside the list, with listed schools of a similar name. */
interface UnknownSchool {
  name: string;
  nearest: readonly string[];
}

interface SchoolFieldProps {
  /** Shown below the field. */
  hint?: string;
  /** The school of the viewer or of a share link, which needs no confirmation. */
  known?: string;
}

/**
 * The field for a school. A name outside the list needs one confirmation. Listed schools with a
 * similar name are offered instead (rules/schools.md).
 */
export function SchoolField({ hint, known }: SchoolFieldProps) {
  const client = useApolloClient();
  const form = Form.useFormInstance();
  const title = useId();
  const [unknown, setUnknown] = useState<UnknownSchool>();
  const confirmed = useRef(new Set<string>());
  const latest = useRef('');

  const check = async (_: unknown, value: unknown): Promise<void> => {
    const { text: name, problem } = readText(line, typeof value === 'string' ? value : '', BOUNDS.university);
    latest.current = name;
    // The suggestions for the same name stay, because pressing one of them blurs the field first.
    setUnknown((asked) => (asked?.name === name ? asked : undefined));
    if (problem !== undefined || name === known || confirmed.current.has(name)) return setUnknown(undefined);
    const result = await client.query({ query: SchoolCheckDocument, variables: { name } }).catch(() => undefined);
    // Without a response the name is accepted, because any name is allowed.
    if (latest.current !== name || !result?.data || result.data.knownSchool) return;
    setUnknown({ name, nearest: (result.data.nearestSchools ?? []).map((school) => school.name) });
    throw new Error(texts.member.unknownSchool);
  };

  const choose = (name: string): void => {
    confirmed.current.add(name);
    form.setFieldValue(NAME, name);
    form.validateFields([NAME]).catch(() => undefined);
    form.focusField(NAME);
  };

  return (
    <>
      <Field
        name={NAME}
        label={texts.member.school}
        extra={hint}
        bounds={BOUNDS.university}
        textKind={line}
        rules={[{ validator: check }]}
      >
        <SchoolInput />
      </Field>
      {unknown && (
        <fieldset className={styles.suggestions} aria-labelledby={title}>
          <p id={title}>{unknown.nearest.length > 0 ? texts.member.nearestSchools : texts.member.rightSchool}</p>
          {unknown.nearest.map((name) => (
            <Button key={name} onClick={() => choose(name)}>
              {name}
            </Button>
          ))}
          <Button type="text" onClick={() => choose(unknown.name)}>
            {texts.member.keepSchool(unknown.name)}
          </Button>
        </fieldset>
      )}
    </>
  );
}
