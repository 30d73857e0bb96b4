import styles from './Avatar.module.css';

interface AvatarProps {
  imageUrl: string | null;
  nickName: string;
  /** The member's id, which determines the colour of the letter. */
  id?: string;
  /** Width and height in pixels. */
  size?: number;
}

/** The number of colours for letters (tokens.ts). */
const COLOURS = 6;

/** Returns the number of the colour of a member's letter. */
export function avatarColourOf(id: string): number {
  return Number(id) % COLOURS;
}

/**
 * Shows a member's picture, or the first letter of the nickname. It has no accessible name, because
 * the nickname is next to it.
 */
export function Avatar({ imageUrl, nickName, id = '0', size = 28 }: AvatarProps) {
  const [initial] = nickName;
  const box = { width: size, height: size, fontSize: size / 2 };
  if (!imageUrl) {
    return (
      <span className={styles.avatar} data-colour={avatarColourOf(id)} style={box} aria-hidden="true">
        {initial}
      </span>
    );
  }
  return <img className={styles.avatar} style={box} src={imageUrl} alt="" width={size} height={size} loading="lazy" />;
}
