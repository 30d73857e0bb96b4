import { createOrm } from './server/database/orm';
import { migrate } from './server/database/migrate';
import { Project } from './server/notices/project.entity';
import { Member } from './server/members/member.entity';
import { Notice } from './server/notices/notice.entity';
(async () => {
  const orm = createOrm('postgres://root@127.0.0.1:5432/test');
  await orm.em.execute('drop schema public cascade; create schema public');
  await migrate(orm);
  const em = orm.em.fork();
  const m = new Member();
  m.loginId = 'abcd';
  m.passwordHash = 'x';
  m.nickName = 'n';
  m.email = 'a@b.c';
  m.moveTo('서울대');
  const p = new Project(m);
  p.edit({
    title: 't',
    recruitNumber: 3,
    content: 'c',
    field: '',
    techStack: '',
    frontendNumber: 1,
    backendNumber: 1,
    designerNumber: 1,
  });
  em.persist(p);
  await em.flush();
  console.log(p.id, m.id, p.createdAt);
  console.log(await em.execute('select * from notice_block'));
  p.close();
  await em.flush();
  console.log(await em.execute('select * from notice_block'));
  const em2 = orm.em.fork();
  const n = await em2.findOneOrFail(Notice, p.id);
  console.log(n instanceof Project, n.owner.id);
  em2.remove(n);
  await em2.flush();
  console.log(await em2.execute('select * from notice_block'));
  await orm.close();
})();
