import { PlusOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { Link } from 'react-router-dom';
import { getHref } from '../paths';
import { texts } from '../texts';

/** A menu with the links to create a project or a study. */
export function CreateTeamMenu() {
  const items = [
    { key: 'project', label: <Link to={getHref('createProject')}>{texts.notice.createTitle.PROJECT}</Link> },
    { key: 'study', label: <Link to={getHref('createStudy')}>{texts.notice.createTitle.STUDY}</Link> },
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button type="primary" icon={<PlusOutlined aria-hidden />} aria-haspopup="menu">
        {texts.nav.createTeam}
      </Button>
    </Dropdown>
  );
}
