import { newSignUp } from '../../../test-kit/clients/accounts';
import type { TestClient } from '../../../test-kit/clients/client';
import { buildCase, buildComment, buildMember, makeModerator, PASSWORD } from '../../../test-kit/factories/factories';
import { UNIVERSITY, useSuspensions } from '../../../test-kit/app/suspension-fixture';
import type { TwoInstances } from '../../../test-kit/app/two-instances';
import type { TestApp } from '../../../test-kit/app/test-app';
import { GQL } from '../../../test-kit/clients/graphql-operations';
import { graphql, race } from '../../../test-kit/races/races';
import { SIGN_UPS, signUpStudent, verifyByMail } from '../../../test-kit/clients/school-mails';
import { Member } from '../../members/member.entity';

const fixture = useSuspensions();
const { smtp, nextName, buildStudent, suspend, withdraw, buildSuspendedWithdrawn } = fixture;
const { endOf, keptOf, expectSuspended, expectFree } = fixture;

let app: TestApp;
let instances: TwoInstances;

beforeAll(() => {
  ({ app, instances } = fixture);
});

describe('[B51] the suspension of a withdrawn member', () => {
  it.each(SIGN_UPS)(
    'continues on an account that signs up over %s with the same address, at the other instance',
    async (over) => {
      const { name, email, until } = await buildSuspendedWithdrawn();
      const client = await signUpStudent(instances.second, name, { over, email: email.toUpperCase() });
      const decision = await expectSuspended(client, until);
      expect(await client.code(GQL.appeal, { id: decision })).toBeUndefined();
    },
  );

  it('continues on an account that verifies the same school address', async () => {
    const { schoolEmail, until } = await buildSuspendedWithdrawn(7);
    const client = await signUpStudent(instances.second, nextName());
    await expectFree(client);
    await verifyByMail(app, smtp, client, schoolEmail.replace('@', '+tag@g.'));
    await expectSuspended(client, until);
  });

  it.each<[transport: string, change: (client: TestClient, email: string) => Promise<unknown>]>([
    ['GraphQL', (client, email) => client.data(GQL.changeEmail, { input: { password: PASSWORD, email } })],
    [
      'REST',
      (client, email) => client.rest('post', '/members/profile', { nickName: '학생', university: UNIVERSITY, email }),
    ],
  ])('continues on an account that changes to that address over %s', async (_transport, change) => {
    const { email, until } = await buildSuspendedWithdrawn();
    const client = await signUpStudent(app, nextName());
    await change(client, email);
    await expectSuspended(client, until);
  });

  it('continues on each further account after further withdrawals', async () => {
    const { schoolEmail, email, until } = await buildSuspendedWithdrawn();
    const second = await signUpStudent(app, nextName(), { email });
    await withdraw({ client: second });
    const third = await signUpStudent(app, nextName());
    await verifyByMail(app, smtp, third, schoolEmail);
    await withdraw({ client: third });
    await expectSuspended(await signUpStudent(app, nextName(), { email }), until);
  });

  it('concerns nobody else and stores neither address nor name', async () => {
    const { name, caseId } = await buildSuspendedWithdrawn();
    await expectFree(await signUpStudent(app, nextName()));
    const kept = await keptOf(caseId);
    expect(kept).toHaveLength(2);
    expect(JSON.stringify(kept)).not.toContain(name);
  });

  it('is stored for the address at the ruling, not for a later address of the member', async () => {
    const student = await buildStudent();
    await suspend(student);
    const until = await endOf(student.name);
    const stranger = `${nextName()}@mail.example`;
    await student.client.data(GQL.changeEmail, { input: { password: PASSWORD, email: stranger } });
    await withdraw(student);
    await expectFree(await signUpStudent(app, nextName(), { email: stranger }));
    await expectSuspended(await signUpStudent(app, nextName(), { email: student.email }), until ?? new Date(NaN));
  });

  it('does not concern an account at another tag of the address, even with a verified school', async () => {
    const victim = await buildStudent();
    const attacker = await signUpStudent(app, nextName(), { email: victim.email.replace('@', '+other@') });
    const { id: viewerId } = (await attacker.data<{ viewer: { id: string } }>('{ viewer { id } }')).viewer;
    const member = await app.em().findOneOrFail(Member, { id: Number(viewerId) });
    await suspend({ ...victim, member, client: attacker });
    await verifyByMail(app, smtp, victim.client, `${nextName()}@skku.edu`);
    await expectFree(victim.client);
    await withdraw({ client: attacker });
    await expectFree(await signUpStudent(app, nextName(), { email: victim.email.replace('@', '+third@') }));
  });

  it('lasts as long as the longest of several suspensions', async () => {
    const student = await buildStudent();
    await suspend(student, 30);
    await suspend(student, 1);
    const until = await endOf(student.name);
    await withdraw(student);
    await expectSuspended(await signUpStudent(app, student.name, { email: student.email }), until ?? new Date(NaN));
  });

  it('is stored for the verified person at the withdrawal, if the ruling did not store it', async () => {
    const student = await buildStudent();
    await suspend(student);
    const until = await endOf(student.name);
    await app.sql('delete from kept_suspension');
    await withdraw(student);
    const client = await signUpStudent(app, nextName());
    await verifyByMail(app, smtp, client, student.schoolEmail);
    await expectSuspended(client, until ?? new Date(NaN));
  });

  it('is stored when it races with a withdrawal at the other instance, unless the member is already gone', async () => {
    for (let round = 0; round < 6; round += 1) {
      const student = await buildStudent();
      const em = app.em();
      const comment = await buildComment(em, { author: await em.findOneOrFail(Member, student.member.id) });
      await em.flush();
      const { case: opened } = await buildCase(em, { target: comment });
      const judge = await app.as(await makeModerator(app.em(), await buildMember(app.em())));
      const client = await instances.second.as(student.member);
      const [suspended, withdrawn] = await race(
        graphql(judge, GQL.suspend, { id: opened.id }),
        graphql(client, GQL.withdraw, { password: PASSWORD }),
      );
      expect(withdrawn).toBe('OK');
      expect(['OK', 'NOT_FOUND']).toContain(suspended);
      expect(await keptOf(opened.id)).toHaveLength(suspended === 'OK' ? 2 : 0);
      await signUpStudent(app, student.name, { email: student.email });
      expect((await endOf(student.name)) !== null).toBe(suspended === 'OK');
    }
  });

  it('applies to an account that signs up during the withdrawal', async () => {
    for (let round = 0; round < 6; round += 1) {
      const student = await buildStudent();
      await suspend(student);
      const again = newSignUp({ loginId: nextName(), university: UNIVERSITY, email: student.email });
      const visitor = instances.second.visitor();
      await race(graphql(student.client, GQL.withdraw, { password: PASSWORD }), async () => {
        const { status } = await visitor.rest('post', '/members', again);
        return status === 201 ? 'OK' : 'EMAIL_TAKEN';
      });
      const rows = await app.sql('select suspended_until from member where login_id = ?', [again.loginId]);
      expect(rows).toEqual(rows.map(() => ({ suspended_until: expect.anything() as unknown })));
    }
  });
});
