import { Button } from 'antd';
import { useRef } from 'react';
import { texts } from '../../texts';
import { Avatar } from '../../components/labels/Avatar';
import type { ChosenPicture } from './usePicture';
import { Row } from '../../components/lists/Row';
import { VisuallyHidden } from '../../components/text/VisuallyHidden';
import styles from './PictureInput.module.css';

/** A preview of the profile picture, with buttons to choose and remove it. */
export function PictureInput({ chosen, id, nickName }: { chosen: ChosenPicture; id: string; nickName: string }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.picture}>
      <Avatar imageUrl={chosen.preview} id={id} nickName={nickName} size={88} />
      <Row>
        <VisuallyHidden>
          <input
            ref={input}
            type="file"
            accept="image/*"
            aria-label={texts.member.picture}
            tabIndex={-1}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // The input is cleared, so that choosing the same file again fires a change event.
              target.value = '';
              if (file) void chosen.choose(file);
            }}
          />
        </VisuallyHidden>
        <Button onClick={() => input.current?.click()}>{texts.member.choosePicture}</Button>
        {chosen.preview !== null && (
          <Button type="text" onClick={chosen.remove}>
            {texts.member.removePicture}
          </Button>
        )}
      </Row>
    </div>
  );
}
