import { useEffect, useMemo, useState } from 'react';
import { texts } from '../../texts';
import { useToast } from '../../components/feedback/Toast';
import { reducePicture } from './reduce-picture';

/** The profile picture in an unsaved form. */
export interface ChosenPicture {
  /** The value to send: a new picture, null to remove the current one, undefined to keep it. */
  picture: File | null | undefined;
  /** The URL of the picture to show, or null for none. */
  preview: string | null;
  choose(file: File): Promise<void>;
  remove(): void;
  /** Discards the choice, so that the current picture stays. */
  reset(): void;
}

/** Holds the chosen profile picture. An unreadable file leaves the current picture unchanged. */
export function usePicture(imageUrl: string | null): ChosenPicture {
  const toast = useToast();
  const [picture, setPicture] = useState<File | null>();
  const chosenUrl = useMemo(() => (picture ? URL.createObjectURL(picture) : undefined), [picture]);
  useEffect(() => () => (chosenUrl === undefined ? undefined : URL.revokeObjectURL(chosenUrl)), [chosenUrl]);
  return {
    picture,
    preview: picture === null ? null : (chosenUrl ?? imageUrl),
    choose: async (file) => {
      try {
        setPicture(await reducePicture(file));
      } catch {
        setPicture(undefined);
        toast.error(texts.member.pictureFailed);
      }
    },
    remove: () => setPicture(null),
    reset: () => setPicture(undefined),
  };
}
