import styles from './Avatar.module.css';

interface AvatarProps {
  imageUrl: string | null;
  nickName: string;
  /** Width and height in pixels. */
  size?: number;
}

/** Shows a member's picture, or the first letter of the nickname. It has no accessible name, because the nickname is shown beside it. */
export function Avatar({ imageUrl, nickName, size = 28 }: AvatarProps) {
  const [initial] = nickName;
  const box = { width: size, height: size, fontSize: size / 2 };
  if (!imageUrl) {
    return (
      <span className={styles.avatar} style={box} aria-hidden="true">
        {initial}
      </span>
    );
  }
  return <img className={styles.avatar} style={box} src={imageUrl} alt="" width={size} height={size} loading="lazy" />;
}
