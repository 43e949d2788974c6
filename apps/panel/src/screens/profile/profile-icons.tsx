// Drawings that only this screen has; in the set of the product (Icon) they would be part of the first load.

const plus = 'M12 5v14M5 12h14';
const pencil = 'M4.5 19.5 5.5 15 16 4.5l3.5 3.5L9 18.5ZM14 6.5l3.5 3.5';
const trash = 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10 11v5.5M14 11v5.5';
const lock = 'M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3';

export const PlusIcon = () => <Drawing path={plus} />;
export const PencilIcon = () => <Drawing path={pencil} />;
export const TrashIcon = () => <Drawing path={trash} />;
export const LockIcon = () => <Drawing path={lock} />;

function Drawing({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
