# shellcheck shell=bash
# Sourced by the scripts that test the PostgreSQL extension: starts a server of their own, which touches nothing on the system.

# Whatever fails, no program may reach a server of the user.
unset PGHOST PGHOSTADDR PGPORT PGUSER PGDATABASE PGPASSWORD PGPASSFILE PGSERVICE PGOPTIONS PSQL POSTGRESQL_FOLDER

# start_postgresql FOLDER [VARIABLE=VALUE]...: starts a server on loopback in the folder, with the extension of
# .build/postgresql installed, and sets libpq's variables and PSQL. A root's server runs as another user. The variables are
# added to the server's environment. If that is impossible, prints the reason and returns 77.
start_postgresql() {
    local folder=$1 pg_config bindir sharedir pkglibdir user
    pg_config=${PG_CONFIG:-$(first_of /usr/lib/postgresql/15/bin/pg_config pg_config || true)}
    if [ -z "$pg_config" ]; then
        echo "there is no pg_config (Debian: postgresql-server-dev-15)"
        return "$CANNOT_RUN"
    fi
    bindir=$("$pg_config" --bindir) sharedir=$("$pg_config" --sharedir) pkglibdir=$("$pg_config" --pkglibdir)
    if [ ! -x "$bindir/initdb" ]; then
        echo "there is no $bindir/initdb (Debian: postgresql-15)"
        return "$CANNOT_RUN"
    fi
    # A program looks for its files in places relative to its own. So copies of the programs, with links to everything else,
    # are an installation into which the extension's files can be put.
    mkdir -p "$folder/tree$bindir" "$folder/tree$sharedir" "$folder/tree$pkglibdir"
    cp "$bindir/postgres" "$bindir/initdb" "$bindir/pg_ctl" "$folder/tree$bindir"
    cp -Rs "$sharedir/." "$folder/tree$sharedir"
    cp -Rs "$pkglibdir/." "$folder/tree$pkglibdir"
    rm -rf "$folder/tree$sharedir/extension/swift_currency_format"* "$folder/tree$pkglibdir/swift_currency_format"*
    cp .build/postgresql/*.control .build/postgresql/*.sql "$folder/tree$sharedir/extension"
    cp .build/postgresql/*.so "$folder/tree$pkglibdir"
    POSTGRESQL_FOLDER=$folder
    POSTGRESQL_AS=()
    if [ "$(id -u)" -eq 0 ]; then
        # The server refuses to run as root.
        if ! command -v runuser >/dev/null; then
            echo "there is no runuser to start the server as another user"
            return "$CANNOT_RUN"
        fi
        user=nobody
        if id postgres >/dev/null 2>&1; then user=postgres; fi
        chown -R "$user" "$folder"
        POSTGRESQL_AS=(runuser -u "$user" --)
    fi
    POSTGRESQL_BIN=$folder/tree$bindir POSTGRESQL_LIBRARIES=$folder/tree$pkglibdir
    POSTGRESQL_EXTENSIONS=$folder/tree$sharedir/extension
    export PGHOST=127.0.0.1 PGUSER=tester PGDATABASE=postgres PSQL=$bindir/psql PGPORT
    PGPORT=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
    quietly postgresql-initdb postgresql_program initdb -D "$folder/data" -U "$PGUSER" -A trust -E UTF8 --locale=C.UTF-8 -N
    run_postgresql "${@:2}"
}

# postgresql_program NAME ARGUMENT...: runs a program of the server as its user. The directory must exist for that user.
postgresql_program() {
    (cd "$POSTGRESQL_FOLDER" && ${POSTGRESQL_AS[@]+"${POSTGRESQL_AS[@]}"} env -u LD_PRELOAD "$POSTGRESQL_BIN/$1" "${@:2}")
}

# run_postgresql [VARIABLE=VALUE]...: starts the server, also again after it was stopped.
run_postgresql() {
    (
        cd "$POSTGRESQL_FOLDER"
        ${POSTGRESQL_AS[@]+"${POSTGRESQL_AS[@]}"} env "$@" "$POSTGRESQL_BIN/pg_ctl" -D data -s -w -t 60 -l log \
            -o "-c listen_addresses=127.0.0.1 -c port=$PGPORT -c unix_socket_directories= -c fsync=off \
                -c max_wal_size=4GB -c shared_buffers=256MB" start >pg_ctl.log 2>&1
    ) || {
        cat "$POSTGRESQL_FOLDER/pg_ctl.log" "$POSTGRESQL_FOLDER/log" >&2
        return 1
    }
}

# stop_postgresql MODE: stops the server; "immediate" as a crash of the machine would.
stop_postgresql() {
    postgresql_program pg_ctl -D "$POSTGRESQL_FOLDER/data" -s -w -m "${1:-fast}" stop
}
