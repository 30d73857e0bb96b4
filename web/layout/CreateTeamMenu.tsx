import { PlusOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { Link } from 'react-router-dom';
import { getHref } from '../paths';
import { texts } from '../texts';

const items = [
  { key: 'project', label: <Link to={getHref('createProject')}>{texts.notice.createProject}</Link> },
  { key: 'study', label: <Link to={getHref('createStudy')}>{texts.notice.createStudy}</Link> },
];

/** The two kinds of team that one can start. */
export function CreateTeamMenu() {
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button type="primary" icon={<PlusOutlined aria-hidden />} aria-haspopup="menu">
        {texts.nav.createTeam}
      </Button>
    </Dropdown>
  );
}
